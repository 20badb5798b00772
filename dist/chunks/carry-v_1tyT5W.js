export { t as begin, n as carryOut } from "./carry-D21nGzmg.js";
