export { t as begin, n as carryOut } from "./carry-D66O-X64.js";
