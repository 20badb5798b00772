export { n as renderMarkdown } from "./markdown-BpmpeaHK.js";
