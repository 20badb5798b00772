export { t as evalTerminal } from "./terminal-B7REgjcm.js";
