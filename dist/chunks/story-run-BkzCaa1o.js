export { n as runStoryHere } from "./story-run-B8eixKiD.js";
