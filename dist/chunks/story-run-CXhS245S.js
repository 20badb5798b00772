export { n as runStoryHere } from "./story-run-CG7QX4YG.js";
