export { n as runsCommand } from "./runs-Dy1aq1_m.js";
