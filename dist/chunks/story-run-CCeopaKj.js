export { n as runStoryHere } from "./story-run-C2D46Vu-.js";
