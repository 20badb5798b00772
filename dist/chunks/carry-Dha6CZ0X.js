export { t as begin, n as carryOut } from "./carry-D4PkWCmy.js";
