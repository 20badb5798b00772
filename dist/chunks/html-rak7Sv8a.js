export { n as renderHtml } from "./html-ChWyv7yb.js";
