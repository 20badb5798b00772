export { n as renderHtml } from "./html-C8CHiUBP.js";
