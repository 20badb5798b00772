export { n as runStoryHere } from "./story-run-BH-OxuYV.js";
