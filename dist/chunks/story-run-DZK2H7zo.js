export { n as runStoryHere } from "./story-run-C5zGc1Yi.js";
