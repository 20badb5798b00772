export { t as createOneRun } from "./one-run-zQJFOU3d.js";
