export { n as runStoryHere } from "./story-run-CLU_Rk-P.js";
