export { n as runStoryHere } from "./story-run-BoITR9Dt.js";
