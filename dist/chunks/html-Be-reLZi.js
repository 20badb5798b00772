export { n as renderHtml } from "./html-WYrweQ_H.js";
