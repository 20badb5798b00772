export { n as runStoryHere } from "./story-run-D19CB_tE.js";
