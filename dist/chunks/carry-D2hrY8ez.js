export { t as begin, n as carryOut } from "./carry-QBwrG2fa.js";
