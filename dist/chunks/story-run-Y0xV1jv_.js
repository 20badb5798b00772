export { n as runStoryHere } from "./story-run-BVUrsiEJ.js";
