export { n as readAppSettings } from "./settings-CPHatNBw.js";
