export { t as createOneRun } from "./one-run-pZHRCmPF.js";
