export { n as runStoryHere } from "./story-run-DxBo_xOj.js";
