export { n as readAppSettings } from "./settings-ySkalXfY.js";
