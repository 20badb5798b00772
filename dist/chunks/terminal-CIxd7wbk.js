export { t as evalTerminal } from "./terminal-B4NeXgXQ.js";
