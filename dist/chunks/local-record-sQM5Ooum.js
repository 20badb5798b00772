export { a as openRun, s as readRunDiffs } from "./local-record-CXr2z826.js";
