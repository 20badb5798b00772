export { t as begin, n as carryOut } from "./carry-BMRSEfby.js";
