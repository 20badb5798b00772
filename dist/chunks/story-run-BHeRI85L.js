export { n as runStoryHere } from "./story-run-RGMxyJmZ.js";
