export { n as runStoryHere } from "./story-run-DpQmHJBc.js";
