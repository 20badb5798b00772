export { t as begin, n as carryOut } from "./carry-gHeCV3-H.js";
