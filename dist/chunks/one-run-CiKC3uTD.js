export { t as createOneRun } from "./one-run-NysJkPaq.js";
