export { t as begin, n as carryOut } from "./carry-BT1dhkvV.js";
