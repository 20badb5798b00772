export { t as begin, n as carryOut } from "./carry-Dd3_jYGP.js";
