export { t as begin, n as carryOut } from "./carry-Cte8WB_u.js";
