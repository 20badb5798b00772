export { t as createOneRun } from "./one-run-BWR6ubRA.js";
