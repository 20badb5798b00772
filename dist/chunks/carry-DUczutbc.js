export { t as begin, n as carryOut } from "./carry-D4iCKMx_.js";
