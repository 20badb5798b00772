export { t as begin, n as carryOut } from "./carry-C6omxNoK.js";
