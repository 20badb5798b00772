export { t as begin, n as carryOut } from "./carry-DraJERI5.js";
