export { t as createOneRun } from "./one-run-CGyyN9ol.js";
