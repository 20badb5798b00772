export { n as runStoryHere } from "./story-run-Clhgozhj.js";
