export { a as openRun, s as readRunDiffs } from "./local-record-Dj9tt96Q.js";
