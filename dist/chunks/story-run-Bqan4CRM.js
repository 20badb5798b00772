export { n as runStoryHere } from "./story-run-BaoohDj7.js";
