export { n as runStoryHere } from "./story-run-D2bedrZn.js";
