export { n as renderMarkdown } from "./markdown-DxKMpPIy.js";
