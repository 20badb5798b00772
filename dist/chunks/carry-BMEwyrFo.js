export { t as begin, n as carryOut } from "./carry-20FvTc_k.js";
