export { n as runStoryHere } from "./story-run-BqG_HCQ5.js";
