export { t as evalTerminal } from "./terminal-CMx5v7BK.js";
