export { n as evalCommand } from "./eval-BE5nRL9Y.js";
