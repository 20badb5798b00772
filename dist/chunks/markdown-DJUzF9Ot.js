export { n as renderMarkdown } from "./markdown-BQ0ayIBy.js";
