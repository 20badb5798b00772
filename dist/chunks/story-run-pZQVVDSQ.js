export { n as runStoryHere } from "./story-run-DkE0fVxG.js";
