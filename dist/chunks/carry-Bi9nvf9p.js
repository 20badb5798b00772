export { t as begin, n as carryOut } from "./carry-DRchuJ_w.js";
