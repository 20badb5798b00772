export { t as begin, n as carryOut } from "./carry-CB6EhSGg.js";
