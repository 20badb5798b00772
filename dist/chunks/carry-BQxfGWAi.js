export { t as begin, n as carryOut } from "./carry-Cx16XTpk.js";
