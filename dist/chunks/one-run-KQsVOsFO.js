export { t as createOneRun } from "./one-run-BPKdvgtE.js";
