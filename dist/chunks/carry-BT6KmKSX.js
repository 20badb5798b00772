export { t as begin, n as carryOut } from "./carry-FWmeFI5k.js";
