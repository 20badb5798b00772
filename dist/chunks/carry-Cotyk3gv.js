export { t as begin, n as carryOut } from "./carry-CXs_fyEI.js";
