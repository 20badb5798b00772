export { t as createOneRun } from "./one-run-BhyAfQGd.js";
