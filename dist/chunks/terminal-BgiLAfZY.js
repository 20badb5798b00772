export { t as evalTerminal } from "./terminal-DYQRgbKY.js";
