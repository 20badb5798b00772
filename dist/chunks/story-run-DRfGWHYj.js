export { n as runStoryHere } from "./story-run-C76pg2h3.js";
