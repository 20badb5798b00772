export { a as openRun, s as readRunDiffs } from "./local-record-Bbpe76hy.js";
