export { n as runStoryHere } from "./story-run-BakY0bmd.js";
