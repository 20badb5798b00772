export { n as runStoryHere } from "./story-run-h6780J_R.js";
