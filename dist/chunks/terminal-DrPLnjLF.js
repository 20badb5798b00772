export { t as evalTerminal } from "./terminal-BAUhVxxJ.js";
