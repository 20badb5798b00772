export { n as runStoryHere } from "./story-run-Do43Pnde.js";
