export { t as begin, n as carryOut } from "./carry-Be9XTYuU.js";
