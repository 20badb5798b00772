export { n as runStoryHere } from "./story-run-DC52NuES.js";
