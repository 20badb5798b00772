export { n as runStoryHere } from "./story-run-CZlwPIjr.js";
