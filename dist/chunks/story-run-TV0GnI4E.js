export { n as runStoryHere } from "./story-run-C-bOPcut.js";
