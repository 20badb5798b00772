export { t as diffCommand } from "./diff-Dxgwi23o.js";
