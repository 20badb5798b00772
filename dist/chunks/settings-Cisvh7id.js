export { n as readAppSettings } from "./settings-CPozb1GB.js";
