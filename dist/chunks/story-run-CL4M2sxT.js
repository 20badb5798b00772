export { n as runStoryHere } from "./story-run-pTNC3wnb.js";
