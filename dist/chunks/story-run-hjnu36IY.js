export { n as runStoryHere } from "./story-run-DxQh-5de.js";
