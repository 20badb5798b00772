export { n as runStoryHere } from "./story-run-B8wp6YfV.js";
