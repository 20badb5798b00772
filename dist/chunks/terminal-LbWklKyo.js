export { t as evalTerminal } from "./terminal-HxAzYlmG.js";
