export { t as begin, n as carryOut } from "./carry-DblCVKju.js";
