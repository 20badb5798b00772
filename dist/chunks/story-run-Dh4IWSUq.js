export { n as runStoryHere } from "./story-run-CWyTM_zC.js";
