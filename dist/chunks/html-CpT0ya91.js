export { n as renderHtml } from "./html-Bk2yTbSL.js";
