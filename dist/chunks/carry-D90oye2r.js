export { t as begin, n as carryOut } from "./carry-Bu4upZR9.js";
