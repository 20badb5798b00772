export { t as createOneRun } from "./one-run-uEjfldVG.js";
