export { n as renderHtml } from "./html-CBcQJOLx.js";
