export { n as runsCommand } from "./runs-BF3GBd_2.js";
