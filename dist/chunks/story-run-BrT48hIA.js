export { n as runStoryHere } from "./story-run-CVJer4jB.js";
