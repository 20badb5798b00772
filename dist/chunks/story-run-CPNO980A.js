export { n as runStoryHere } from "./story-run-DeymCa0k.js";
