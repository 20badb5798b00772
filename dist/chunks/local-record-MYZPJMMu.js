export { a as openRun, s as readRunDiffs } from "./local-record-BY1VvpTo.js";
