export { t as createOneRun } from "./one-run-DuPiCV97.js";
