export { t as evalTerminal } from "./terminal-2zirt6FV.js";
