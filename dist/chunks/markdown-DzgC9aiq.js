export { n as renderMarkdown } from "./markdown-BSWDByWX.js";
