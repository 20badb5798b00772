export { n as readAppSettings } from "./settings-Cfm5GryM.js";
