export { n as evalCommand } from "./eval-B0QvkfCG.js";
