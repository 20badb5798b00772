export { n as renderHtml } from "./html-CLUuReS2.js";
