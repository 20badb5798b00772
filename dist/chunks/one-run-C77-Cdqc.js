export { t as createOneRun } from "./one-run-BFZVSI3-.js";
