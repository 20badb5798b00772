export { n as renderHtml } from "./html-BnfTczJD.js";
