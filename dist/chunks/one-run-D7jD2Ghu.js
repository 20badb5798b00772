export { t as createOneRun } from "./one-run-qHA-A1hi.js";
