export { n as runStoryHere } from "./story-run-Dz0DhJ3R.js";
