export { n as renderHtml } from "./html-DwAITalj.js";
