export { t as evalHtml } from "./html-D6KZFo7R.js";
