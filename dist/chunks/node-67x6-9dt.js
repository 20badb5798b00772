export { n as fs, r as path } from "./node-CTSopr06.js";
