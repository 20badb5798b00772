export { n as renderHtml } from "./html-iD9NXqhT.js";
