export { t as begin, n as carryOut } from "./carry-Yb_-gCl4.js";
