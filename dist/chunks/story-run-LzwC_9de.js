export { n as runStoryHere } from "./story-run-g_DAY_yp.js";
