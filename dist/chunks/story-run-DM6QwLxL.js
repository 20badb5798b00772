export { n as runStoryHere } from "./story-run-EIxe70sK.js";
