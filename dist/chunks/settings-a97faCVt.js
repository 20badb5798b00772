export { t as readAppSettings } from "./settings-BJEo3LsC.js";
