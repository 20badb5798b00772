export { n as renderMarkdown } from "./markdown-Ca34bOHi.js";
