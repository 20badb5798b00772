export { n as runStoryHere } from "./story-run-cyEHIzLK.js";
