export { n as runStoryHere } from "./story-run-r7vqIcQI.js";
