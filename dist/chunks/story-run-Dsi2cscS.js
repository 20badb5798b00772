export { n as runStoryHere } from "./story-run-BGwUBHnn.js";
