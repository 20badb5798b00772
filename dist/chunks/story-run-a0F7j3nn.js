export { n as runStoryHere } from "./story-run-DRVRzCIN.js";
