export { t as begin, n as carryOut } from "./carry-DzMo8cjB.js";
