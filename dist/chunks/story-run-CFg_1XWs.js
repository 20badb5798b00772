export { n as runStoryHere } from "./story-run-BTJ7L2Be.js";
