export { a as openRun, s as readRunDiffs } from "./local-record-CwHx2xbp.js";
