export { n as runStoryHere } from "./story-run-DUU1M01i.js";
