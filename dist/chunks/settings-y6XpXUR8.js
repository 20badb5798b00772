export { n as readAppSettings } from "./settings-BwiLVtcp.js";
