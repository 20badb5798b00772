export { t as begin, n as carryOut } from "./carry-Cas0xEGP.js";
