export { n as readAppSettings } from "./settings-CtP5PyNL.js";
