export { t as createOneRun } from "./one-run-BMrX3Jwy.js";
