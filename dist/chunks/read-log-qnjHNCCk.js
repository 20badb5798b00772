export { t as logReader, n as readLog } from "./read-log-DxcSclJH.js";
