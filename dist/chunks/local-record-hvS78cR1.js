export { a as openRun, s as readRunDiffs } from "./local-record-V0d6Fuak.js";
