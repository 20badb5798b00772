export { n as runStoryHere } from "./story-run-DM4os9Hm.js";
