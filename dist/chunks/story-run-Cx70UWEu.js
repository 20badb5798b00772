export { n as runStoryHere } from "./story-run-CTgR3L3b.js";
