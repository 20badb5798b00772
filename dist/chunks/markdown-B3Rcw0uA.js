export { n as renderMarkdown } from "./markdown-CR16rwz2.js";
