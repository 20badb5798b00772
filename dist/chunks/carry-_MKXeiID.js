export { t as begin, n as carryOut } from "./carry-Cpum1Ats.js";
