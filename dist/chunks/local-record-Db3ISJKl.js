export { a as openRun, s as readRunDiffs } from "./local-record-Dc36HlGq.js";
