export { t as begin, n as carryOut } from "./carry-BMKgEE6g.js";
