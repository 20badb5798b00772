export { n as readAppSettings } from "./settings-B2P_Zumh.js";
