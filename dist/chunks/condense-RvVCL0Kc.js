export { t as condense, n as noTestRecognised } from "./condense-DHmnKc7b.js";
