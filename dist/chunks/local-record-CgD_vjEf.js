export { a as openRun, s as readRunDiffs } from "./local-record-nFe0tbsx.js";
