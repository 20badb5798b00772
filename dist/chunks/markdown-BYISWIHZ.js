export { n as renderMarkdown } from "./markdown-gGkmpKDi.js";
