export { n as runStoryHere } from "./story-run-CR-dpMMt.js";
