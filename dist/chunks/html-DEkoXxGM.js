export { n as renderHtml } from "./html-0_tCvyP5.js";
