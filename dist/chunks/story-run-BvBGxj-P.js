export { n as runStoryHere } from "./story-run-CFNOpR-s.js";
