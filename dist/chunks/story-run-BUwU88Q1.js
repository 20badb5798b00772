export { n as runStoryHere } from "./story-run-B52HwV0Z.js";
