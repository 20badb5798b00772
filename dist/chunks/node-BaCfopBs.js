export { n as fs, r as path } from "./node-BYex2wTh.js";
