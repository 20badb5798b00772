export { n as runStoryHere } from "./story-run-QX3FJnXy.js";
