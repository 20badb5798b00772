export { n as runStoryHere } from "./story-run-DmM0ecYB.js";
