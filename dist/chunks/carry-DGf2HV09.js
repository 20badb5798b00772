export { t as begin, n as carryOut } from "./carry-fu8-l7AX.js";
