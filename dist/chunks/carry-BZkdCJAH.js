export { t as begin, n as carryOut } from "./carry-kC_WLbh6.js";
