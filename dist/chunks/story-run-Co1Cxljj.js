export { n as runStoryHere } from "./story-run-BVGLuVyi.js";
