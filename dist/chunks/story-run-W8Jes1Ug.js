export { n as runStoryHere } from "./story-run-BfKNK1PE.js";
