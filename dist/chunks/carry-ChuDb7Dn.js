export { t as begin, n as carryOut } from "./carry-LLHstde7.js";
