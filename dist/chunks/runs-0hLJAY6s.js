export { n as runsCommand } from "./runs-DkyL97nb.js";
