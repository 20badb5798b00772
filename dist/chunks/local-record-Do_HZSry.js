export { a as openRun, s as readRunDiffs } from "./local-record-BlD55yGy.js";
