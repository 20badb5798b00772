export { a as openRun, s as readRunDiffs } from "./local-record-R6Lo-Oq8.js";
