export { n as renderMarkdown } from "./markdown-C_1XZd6u.js";
