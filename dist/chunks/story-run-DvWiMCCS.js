export { n as runStoryHere } from "./story-run-BWFlkDXR.js";
