export { n as runStoryHere } from "./story-run-DqqIEAFV.js";
