export { t as begin, n as carryOut } from "./carry-C1uL7DQm.js";
