export { t as evalTerminal } from "./terminal-CJSZpU39.js";
