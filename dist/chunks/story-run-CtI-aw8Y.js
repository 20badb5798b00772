export { n as runStoryHere } from "./story-run-D5K3Hgz0.js";
