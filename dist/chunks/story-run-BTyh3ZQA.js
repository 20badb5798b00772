export { n as runStoryHere } from "./story-run-BGA-Qrom.js";
