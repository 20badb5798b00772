export { n as runStoryHere } from "./story-run-CtSPUg1u.js";
