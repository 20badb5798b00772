export { n as runStoryHere } from "./story-run-INMJ1i3P.js";
