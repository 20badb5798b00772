export { n as runStoryHere } from "./story-run-DLe10jeL.js";
