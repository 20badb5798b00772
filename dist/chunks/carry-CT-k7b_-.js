export { t as begin, n as carryOut } from "./carry-b2W3EMxa.js";
