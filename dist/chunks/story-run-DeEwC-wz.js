export { n as runStoryHere } from "./story-run-DrG10WGC.js";
