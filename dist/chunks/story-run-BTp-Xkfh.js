export { n as runStoryHere } from "./story-run-Cxq2Gpcg.js";
