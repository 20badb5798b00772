export { t as condensedLog, n as readAhead } from "./condensed-log-CDuh9ZkC.js";
