export { n as runStoryHere } from "./story-run-CJR56Hpg.js";
