export { n as renderHtml } from "./html-B8KGVM7e.js";
