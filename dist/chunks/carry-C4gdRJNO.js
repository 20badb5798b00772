export { t as begin, n as carryOut } from "./carry-Ck0EsvDF.js";
