export { n as renderHtml } from "./html-CFQtRSKT.js";
