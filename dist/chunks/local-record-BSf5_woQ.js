export { a as openRun, s as readRunDiffs } from "./local-record-Ev82Xja-.js";
