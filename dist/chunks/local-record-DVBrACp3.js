export { i as openRun, a as readRunDiffs } from "./local-record-CYTpBcyy.js";
