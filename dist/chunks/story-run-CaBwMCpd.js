export { n as runStoryHere } from "./story-run-3Z7OdQj5.js";
