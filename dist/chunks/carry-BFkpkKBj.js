export { t as begin, n as carryOut } from "./carry-Dtr16cGP.js";
