export { n as runStoryHere } from "./story-run-CkU-bt1-.js";
