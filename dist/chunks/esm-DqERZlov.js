export { t as default } from "./esm-BY0KtKR5.js";
