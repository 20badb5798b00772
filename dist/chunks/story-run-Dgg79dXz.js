export { n as runStoryHere } from "./story-run-DAi8-KTg.js";
