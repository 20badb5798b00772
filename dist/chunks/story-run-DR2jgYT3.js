export { n as runStoryHere } from "./story-run-C1bSTw1d.js";
