export { t as diffCommand } from "./diff-DDELoxOu.js";
