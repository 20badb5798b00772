export { n as runStoryHere } from "./story-run-Dil79snf.js";
