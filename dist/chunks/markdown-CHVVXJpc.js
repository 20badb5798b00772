export { n as renderMarkdown } from "./markdown-Vocidr7x.js";
