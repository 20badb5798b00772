export { n as runStoryHere } from "./story-run-kXl-Xzz3.js";
