export { t as diffCommand } from "./diff-Yq8OknTs.js";
