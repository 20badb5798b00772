export { t as createOneRun } from "./one-run-T1d0NGWu.js";
