export { n as runStoryHere } from "./story-run-B9qMyaGr.js";
