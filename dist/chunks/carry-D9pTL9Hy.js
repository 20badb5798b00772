export { t as begin, n as carryOut } from "./carry-7BngQ7Pp.js";
