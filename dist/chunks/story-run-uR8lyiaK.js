export { n as runStoryHere } from "./story-run-BYe1VqLL.js";
