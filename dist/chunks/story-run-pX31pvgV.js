export { n as runStoryHere } from "./story-run-DZq9l30I.js";
