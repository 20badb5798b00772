export { a as openRun, s as readRunDiffs } from "./local-record-D_H-QDxz.js";
