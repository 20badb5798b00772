export { n as renderHtml } from "./html-SSGmwtEj.js";
