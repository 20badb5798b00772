export { n as runStoryHere } from "./story-run-Ck_FjyQQ.js";
