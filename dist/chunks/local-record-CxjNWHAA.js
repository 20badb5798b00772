export { a as openRun, s as readRunDiffs } from "./local-record-g7x5qHMb.js";
