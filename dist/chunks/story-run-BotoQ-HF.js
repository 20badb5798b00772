export { n as runStoryHere } from "./story-run-BaXXI79n.js";
