export { t as begin, n as carryOut } from "./carry-LL8JabII.js";
