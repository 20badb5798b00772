export { n as runStoryHere } from "./story-run-DKFBAkIF.js";
