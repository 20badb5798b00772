export { n as runStoryHere } from "./story-run-CVd8gfQw.js";
