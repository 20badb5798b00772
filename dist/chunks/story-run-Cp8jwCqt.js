export { n as runStoryHere } from "./story-run-COWOLgGW.js";
