export { n as runStoryHere } from "./story-run-DWDpJrVu.js";
