export { r as fs, i as path } from "./node-DOMVHUno.js";
