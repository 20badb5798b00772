export { n as runStoryHere } from "./story-run-C1q82gNL.js";
