export { t as begin, n as carryOut } from "./carry-DK4DQc32.js";
