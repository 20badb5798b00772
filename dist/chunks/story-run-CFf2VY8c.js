export { n as runStoryHere } from "./story-run-BVOuPYPP.js";
