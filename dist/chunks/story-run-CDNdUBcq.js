export { n as runStoryHere } from "./story-run-DvejWmp2.js";
