export { n as runStoryHere } from "./story-run-DJJd57hu.js";
