export { t as visible, n as visibleLine } from "./terminal-text-zvEsAAbg.js";
