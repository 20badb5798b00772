export { a as openRun, s as readRunDiffs } from "./local-record-BV6yEY0r.js";
