export { a as openRun, s as readRunDiffs } from "./local-record-Crz2EncV.js";
