export { a as openRun, s as readRunDiffs } from "./local-record-CClrwMja.js";
