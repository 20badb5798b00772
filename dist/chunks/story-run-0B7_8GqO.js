export { n as runStoryHere } from "./story-run-BoQDVaE5.js";
