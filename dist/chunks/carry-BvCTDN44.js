export { t as begin, n as carryOut } from "./carry-CkOmdG52.js";
