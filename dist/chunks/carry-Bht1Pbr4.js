export { t as begin, n as carryOut } from "./carry-Cghyl8DA.js";
