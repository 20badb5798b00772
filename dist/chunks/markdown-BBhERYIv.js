export { n as renderMarkdown } from "./markdown-ixRetkDe.js";
