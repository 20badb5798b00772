export { s as openRun, l as readRunDiffs } from "./local-record-DzzIBIJj.js";
