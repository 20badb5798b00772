export { n as runStoryHere } from "./story-run-BOR5Vqb-.js";
