export { t as evalTerminal } from "./terminal-B6nQyRVF.js";
