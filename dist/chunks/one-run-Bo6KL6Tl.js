export { t as createOneRun } from "./one-run-BVI--h9e.js";
