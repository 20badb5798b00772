export { t as evalTerminal } from "./terminal-urZjoeZx.js";
