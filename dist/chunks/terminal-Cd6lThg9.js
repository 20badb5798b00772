export { n as evalTerminal } from "./terminal-BFnAAIRU.js";
