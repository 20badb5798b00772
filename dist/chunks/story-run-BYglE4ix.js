export { n as runStoryHere } from "./story-run-hn-tOkzC.js";
