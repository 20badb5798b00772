export { n as readAppSettings } from "./settings-BRRzv_5E.js";
