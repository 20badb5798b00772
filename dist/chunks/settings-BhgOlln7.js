export { n as readAppSettings } from "./settings-C2di2Zrv.js";
