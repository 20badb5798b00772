export { n as runStoryHere } from "./story-run-Befo8Jw-.js";
