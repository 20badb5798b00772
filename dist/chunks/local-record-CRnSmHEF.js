export { a as openRun, s as readRunDiffs } from "./local-record-ez45I5bz.js";
