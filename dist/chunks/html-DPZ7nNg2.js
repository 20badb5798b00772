export { n as renderHtml } from "./html-rS5g4sSp.js";
