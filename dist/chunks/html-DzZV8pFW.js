export { n as renderHtml } from "./html-3rbH5ZOg.js";
