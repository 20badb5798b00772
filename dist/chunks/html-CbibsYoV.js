export { n as renderHtml } from "./html-J7YXgU9G.js";
