export { t as begin, n as carryOut } from "./carry-Ct2C643L.js";
