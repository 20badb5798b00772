export { a as openRun, s as readRunDiffs } from "./local-record-E5ZGRvJE.js";
