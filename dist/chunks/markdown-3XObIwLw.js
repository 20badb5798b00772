export { n as renderMarkdown } from "./markdown-CJbHcoro.js";
