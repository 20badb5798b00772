export { n as runStoryHere } from "./story-run-C3FyabmF.js";
