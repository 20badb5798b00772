export { t as evalTerminal } from "./terminal-BSm_GZsw.js";
