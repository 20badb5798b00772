export { t as begin, n as carryOut } from "./carry-N7QztgLd.js";
