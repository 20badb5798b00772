export { n as runStoryHere } from "./story-run-DqqS5Hkn.js";
