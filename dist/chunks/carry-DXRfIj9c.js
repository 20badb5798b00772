export { t as begin, n as carryOut } from "./carry-D4Z5I988.js";
