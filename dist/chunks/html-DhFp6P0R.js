export { n as renderHtml } from "./html-DI0Ap2f8.js";
