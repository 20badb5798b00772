export { n as evalCommand } from "./eval-khFVhZzC.js";
