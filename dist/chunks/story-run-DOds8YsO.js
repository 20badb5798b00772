export { n as runStoryHere } from "./story-run-DIs3Izf2.js";
