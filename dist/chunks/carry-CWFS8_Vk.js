export { t as begin, n as carryOut } from "./carry-7Vnq3a55.js";
