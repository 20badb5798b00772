export { a as openRun, s as readRunDiffs } from "./local-record-Das64mkR.js";
