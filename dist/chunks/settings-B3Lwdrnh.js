export { n as readAppSettings } from "./settings-DxBHtfM9.js";
