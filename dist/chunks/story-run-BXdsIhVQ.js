export { n as runStoryHere } from "./story-run-DugmsaIQ.js";
