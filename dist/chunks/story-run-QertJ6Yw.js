export { n as runStoryHere } from "./story-run-BEjI_fq7.js";
