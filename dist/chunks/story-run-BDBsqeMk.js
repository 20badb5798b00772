export { n as runStoryHere } from "./story-run-CPPDt7b5.js";
