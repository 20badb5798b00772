export { a as openRun, s as readRunDiffs } from "./local-record-DRUWJYo0.js";
