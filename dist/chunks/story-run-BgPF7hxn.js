export { n as runStoryHere } from "./story-run-BKoowsBy.js";
