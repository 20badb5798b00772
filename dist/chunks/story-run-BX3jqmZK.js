export { n as runStoryHere } from "./story-run-k74A_qx9.js";
