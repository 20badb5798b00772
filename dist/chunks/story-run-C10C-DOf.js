export { n as runStoryHere } from "./story-run-UqiGGL3J.js";
