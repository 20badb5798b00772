export { n as runStoryHere } from "./story-run-DVkMUp3x.js";
