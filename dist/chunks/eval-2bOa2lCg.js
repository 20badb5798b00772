export { n as evalCommand } from "./eval-BYQZDagg.js";
