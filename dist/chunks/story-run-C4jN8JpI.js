export { n as runStoryHere } from "./story-run-Q-4X7r91.js";
