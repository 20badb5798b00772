export { t as begin, n as carryOut } from "./carry-bPKBAQ-F.js";
