export { n as evalCommand } from "./eval-XgleZ2IQ.js";
