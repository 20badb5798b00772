export { t as evalTerminal } from "./terminal-C8DXpYlT.js";
