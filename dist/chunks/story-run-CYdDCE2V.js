export { n as runStoryHere } from "./story-run-Dp5IL9Jv.js";
