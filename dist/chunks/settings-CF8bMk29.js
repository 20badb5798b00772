export { n as readAppSettings } from "./settings-D_SFAzFn.js";
