export { t as begin, n as carryOut } from "./carry-C71R9Mlm.js";
