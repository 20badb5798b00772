export { t as begin, n as carryOut } from "./carry-B4tK30fW.js";
