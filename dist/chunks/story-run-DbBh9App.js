export { n as runStoryHere } from "./story-run-Dw2rkO5e.js";
