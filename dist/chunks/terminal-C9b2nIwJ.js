export { t as evalTerminal } from "./terminal-O7TysWou.js";
