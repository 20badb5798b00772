export { n as runStoryHere } from "./story-run-tXvtDlAp.js";
