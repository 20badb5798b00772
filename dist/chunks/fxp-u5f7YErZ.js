export { t as XMLParser } from "./fxp-BR9J8xHc.js";
