export { t as begin, n as carryOut } from "./carry-tYPfQlW6.js";
