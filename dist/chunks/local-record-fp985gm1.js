export { a as openRun, s as readRunDiffs } from "./local-record-BZoVykg2.js";
