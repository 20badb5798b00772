export { n as renderHtml } from "./html-VFYZeXko.js";
