export { n as evalTerminal } from "./terminal-CJiZ6UNH.js";
