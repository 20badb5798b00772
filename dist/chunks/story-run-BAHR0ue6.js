export { n as runStoryHere } from "./story-run-BSIedspu.js";
