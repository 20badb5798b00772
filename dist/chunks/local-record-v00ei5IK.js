export { a as openRun, s as readRunDiffs } from "./local-record-CdOJkGCS.js";
