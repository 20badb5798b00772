export { a as openRun, s as readRunDiffs } from "./local-record-BRpwTD7Y.js";
