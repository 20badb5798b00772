export { n as runStoryHere } from "./story-run-62AS1NyD.js";
