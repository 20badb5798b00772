export { n as evalTerminal } from "./terminal-DU83uxSg.js";
