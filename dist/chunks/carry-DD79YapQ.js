export { t as begin, n as carryOut } from "./carry-Dw-TlLDH.js";
