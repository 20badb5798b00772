export { t as begin, n as carryOut } from "./carry-C8pmBHhf.js";
