export { n as runStoryHere } from "./story-run-Fh_9ixpv.js";
