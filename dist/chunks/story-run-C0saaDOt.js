export { n as runStoryHere } from "./story-run-BAHk5NWq.js";
