export { t as begin, n as carryOut } from "./carry-B2dPuCk8.js";
