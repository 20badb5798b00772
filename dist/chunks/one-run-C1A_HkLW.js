export { t as createOneRun } from "./one-run-BhXf2R8q.js";
