export { n as evalTerminal } from "./terminal-COUY7nwD.js";
