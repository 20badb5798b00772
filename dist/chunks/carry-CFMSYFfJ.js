export { t as begin, n as carryOut } from "./carry-Du3MSUnU.js";
