export { t as evalHtml } from "./html-CyFRDREt.js";
