export { n as runStoryHere } from "./story-run-_56pPl-z.js";
