export { t as begin, n as carryOut } from "./carry-DxQHR9GR.js";
