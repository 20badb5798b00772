export { t as begin, n as carryOut } from "./carry-BDa5oocH.js";
