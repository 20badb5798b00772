export { n as runStoryHere } from "./story-run-DEqQNbST.js";
