export { n as runStoryHere } from "./story-run-BibPHyWR.js";
