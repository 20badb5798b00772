export { t as evalHtml } from "./html-uZf7N1u8.js";
