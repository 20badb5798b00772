export { n as runStoryHere } from "./story-run-DPIX7oWv.js";
