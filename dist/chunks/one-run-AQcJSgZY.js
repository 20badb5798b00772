export { t as createOneRun } from "./one-run-BfhZDJ8H.js";
