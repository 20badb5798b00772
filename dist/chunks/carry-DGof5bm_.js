export { t as begin, n as carryOut } from "./carry-Bcdkgj-C.js";
