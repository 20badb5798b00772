export { n as renderMarkdown } from "./markdown-DEO9FgQ6.js";
