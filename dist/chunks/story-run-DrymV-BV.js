export { n as runStoryHere } from "./story-run-CNEQ3hew.js";
