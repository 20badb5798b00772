export { n as renderMarkdown } from "./markdown-I27pCZpv.js";
