export { n as runStoryHere } from "./story-run-DIl4bXKm.js";
