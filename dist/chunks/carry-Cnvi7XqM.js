export { t as begin, n as carryOut } from "./carry-Sjz5665M.js";
