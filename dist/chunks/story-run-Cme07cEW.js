export { n as runStoryHere } from "./story-run-DcfuSUJ2.js";
