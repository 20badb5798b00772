export { n as evalCommand } from "./eval-DCW-iERr.js";
