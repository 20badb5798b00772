export { t as begin, n as carryOut } from "./carry-BWhXn2CV.js";
