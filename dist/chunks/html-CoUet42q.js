export { n as renderHtml } from "./html-BsPsjlOF.js";
