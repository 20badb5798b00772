export { t as begin, n as carryOut } from "./carry-s93djlyl.js";
