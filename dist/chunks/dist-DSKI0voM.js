export { n as getRequestListener } from "./dist-Cqmnl3JJ.js";
