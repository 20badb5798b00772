export { a as openRun, s as readRunDiffs } from "./local-record-Csvo0KuS.js";
