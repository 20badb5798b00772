export { t as evalTerminal } from "./terminal-Dx8bu59P.js";
