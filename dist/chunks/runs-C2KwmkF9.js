export { n as runsCommand } from "./runs-Cs1N-Pav.js";
