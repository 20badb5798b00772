export { t as diffCommand } from "./diff-L9DnB2sX.js";
