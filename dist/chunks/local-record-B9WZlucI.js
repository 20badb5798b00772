export { a as openRun, s as readRunDiffs } from "./local-record-BnRicO7k.js";
