export { t as begin, n as carryOut } from "./carry-CH1Zevww.js";
