export { t as openSandbox, n as tellingStart } from "./sandbox-Dr_icwff.js";
