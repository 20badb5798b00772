export { t as begin, n as carryOut } from "./carry-vIWyWR-q.js";
