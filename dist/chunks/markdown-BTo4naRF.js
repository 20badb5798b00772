export { n as renderMarkdown } from "./markdown-D7f4zttY.js";
