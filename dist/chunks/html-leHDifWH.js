export { n as renderHtml } from "./html-AgJJSmY6.js";
