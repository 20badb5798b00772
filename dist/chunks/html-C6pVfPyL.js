export { n as renderHtml } from "./html-sNxDjay3.js";
