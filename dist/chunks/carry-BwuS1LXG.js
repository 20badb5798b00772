export { t as begin, n as carryOut } from "./carry-Bwj-UyDD.js";
