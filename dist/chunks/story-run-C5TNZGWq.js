export { n as runStoryHere } from "./story-run-DqgSJpRX.js";
