export { n as runStoryHere } from "./story-run-DsI0EanT.js";
