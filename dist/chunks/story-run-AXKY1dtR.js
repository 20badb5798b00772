export { t as runStoryFile } from "./story-run-B91wDLPd.js";
