export { n as evalTerminal } from "./terminal-DQ_83zlW.js";
