export { a as openRun, s as readRunDiffs } from "./local-record-C1QfoytL.js";
