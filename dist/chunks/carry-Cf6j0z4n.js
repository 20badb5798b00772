export { t as begin, n as carryOut } from "./carry-B3Zvt9VR.js";
