export { n as runsCommand } from "./runs-DLFWlbRp.js";
