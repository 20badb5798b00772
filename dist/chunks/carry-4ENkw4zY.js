export { t as begin, n as carryOut } from "./carry-C-qJop96.js";
