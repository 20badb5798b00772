export { a as openRun, s as readRunDiffs } from "./local-record-BqW3FqL-.js";
