export { t as begin, n as carryOut } from "./carry-5Qxry1qE.js";
