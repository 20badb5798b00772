export { n as runStoryHere } from "./story-run-fJRm5J2w.js";
