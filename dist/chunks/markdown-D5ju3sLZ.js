export { n as renderMarkdown } from "./markdown-Cvte4n5f.js";
