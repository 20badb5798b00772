export { n as runStoryHere } from "./story-run-BA-Nibxp.js";
