export { t as evalTerminal } from "./terminal-VwzgWdmU.js";
