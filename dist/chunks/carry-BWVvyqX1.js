export { t as begin, n as carryOut } from "./carry-tTBv4sjj.js";
