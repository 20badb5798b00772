export { a as openRun, s as readRunDiffs } from "./local-record-014XbnqU.js";
