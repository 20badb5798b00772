export { n as evalTerminal } from "./terminal-DwukHspY.js";
