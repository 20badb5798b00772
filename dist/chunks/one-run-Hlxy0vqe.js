export { t as createOneRun } from "./one-run-CqpanFLc.js";
