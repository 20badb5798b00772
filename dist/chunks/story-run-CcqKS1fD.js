export { n as runStoryHere } from "./story-run-Bm_h0GTA.js";
