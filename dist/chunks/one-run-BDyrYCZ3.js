export { t as createOneRun } from "./one-run-BQgiwGx_.js";
