export { t as begin, n as carryOut } from "./carry-Bc8Fzy52.js";
