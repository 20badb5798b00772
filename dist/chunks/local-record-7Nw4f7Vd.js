export { a as openRun, s as readRunDiffs } from "./local-record-Bx1URnRM.js";
