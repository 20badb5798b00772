export { r as fs, i as path } from "./node-I-sk22kV.js";
