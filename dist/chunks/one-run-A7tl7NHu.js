export { t as createOneRun } from "./one-run-DlF44px4.js";
