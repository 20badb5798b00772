export { n as runStoryHere } from "./story-run-Bx2ujcC5.js";
