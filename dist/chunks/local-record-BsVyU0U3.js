export { a as openRun, s as readRunDiffs } from "./local-record-Dl7eLi8C.js";
