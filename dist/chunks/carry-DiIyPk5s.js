export { t as begin, n as carryOut } from "./carry-DzfDKeTE.js";
