export { t as begin, n as carryOut } from "./carry-BE_Gq5Zs.js";
