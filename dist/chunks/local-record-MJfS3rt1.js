export { a as openRun, s as readRunDiffs } from "./local-record-C_B6Vk_S.js";
