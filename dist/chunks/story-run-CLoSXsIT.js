export { n as runStoryHere } from "./story-run-DBzW0VpM.js";
