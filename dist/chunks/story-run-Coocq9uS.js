export { n as runStoryHere } from "./story-run-0zkpUHJj.js";
