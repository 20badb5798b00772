export { n as runStoryHere } from "./story-run-BeKViSIA.js";
