export { n as evalCommand } from "./eval-DE7vQMi7.js";
