export { t as begin, n as carryOut } from "./carry-B7ZZw31q.js";
