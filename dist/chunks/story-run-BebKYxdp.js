export { n as runStoryHere } from "./story-run-5IqAugp6.js";
