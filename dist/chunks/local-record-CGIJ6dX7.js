export { a as openRun, s as readRunDiffs } from "./local-record-DaMz47JR.js";
