export { n as renderMarkdown } from "./markdown-C8AF16E2.js";
