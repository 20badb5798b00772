export { n as runStoryHere } from "./story-run-8cYjAy9c.js";
