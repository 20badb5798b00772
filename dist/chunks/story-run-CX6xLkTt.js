export { n as runStoryHere } from "./story-run-Dt1H_y-q.js";
