export { t as diffCommand } from "./diff-B2utUcyz.js";
