export { n as runStoryHere } from "./story-run-D-pjxTHK.js";
