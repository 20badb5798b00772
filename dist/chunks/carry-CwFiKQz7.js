export { t as begin, n as carryOut } from "./carry-Cmr4d1qS.js";
