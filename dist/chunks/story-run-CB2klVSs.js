export { n as runStoryHere } from "./story-run-DhPcHiK8.js";
