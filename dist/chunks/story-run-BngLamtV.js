export { n as runStoryHere } from "./story-run-C4tebEIe.js";
