export { n as runStoryHere } from "./story-run-CSw1urLG.js";
