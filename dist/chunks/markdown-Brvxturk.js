export { n as renderMarkdown } from "./markdown-COeFh4W0.js";
