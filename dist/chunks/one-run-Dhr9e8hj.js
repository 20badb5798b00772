export { t as createOneRun } from "./one-run-2Z63FU7w.js";
