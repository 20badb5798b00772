export { a as openRun, s as readRunDiffs } from "./local-record-Ch6ZC0wq.js";
