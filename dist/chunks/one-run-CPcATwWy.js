export { t as createOneRun } from "./one-run-CWNm2foP.js";
