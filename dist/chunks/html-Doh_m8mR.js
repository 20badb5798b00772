export { n as renderHtml } from "./html-B8g-ZMOs.js";
