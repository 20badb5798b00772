export { n as evalCommand } from "./eval-DircC0qq.js";
