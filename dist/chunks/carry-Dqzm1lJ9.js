export { t as begin, n as carryOut } from "./carry-BGsE7Xt9.js";
