export { t as begin, n as carryOut } from "./carry-G8b3eV3o.js";
