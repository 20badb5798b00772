export { n as runStoryHere } from "./story-run-CNWYFGRM.js";
