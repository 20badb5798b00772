export { n as runStoryHere } from "./story-run-qsKmui3Y.js";
