export { n as runStoryHere } from "./story-run-DabXbQx-.js";
