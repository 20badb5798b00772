export { n as runStoryHere } from "./story-run-Bhkcte6Q.js";
