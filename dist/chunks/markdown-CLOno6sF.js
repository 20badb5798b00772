export { n as renderMarkdown } from "./markdown-BD_wAGHo.js";
