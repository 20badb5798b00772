export { n as runsCommand } from "./runs-Bn9COSJU.js";
