export { n as runStoryHere } from "./story-run-CmwdLJ5j.js";
