export { n as runStoryHere } from "./story-run-DBw4zqK1.js";
