export { n as runStoryHere } from "./story-run-NBTBEBNI.js";
