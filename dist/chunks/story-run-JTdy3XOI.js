export { n as runStoryHere } from "./story-run-7ilgs2_R.js";
