export { a as openRun, s as readRunDiffs } from "./local-record-CBqjFr33.js";
