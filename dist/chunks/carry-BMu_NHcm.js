export { t as begin, n as carryOut } from "./carry-Dy1LhV-v.js";
