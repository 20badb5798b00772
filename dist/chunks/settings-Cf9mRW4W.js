export { n as readAppSettings } from "./settings-kuWeengO.js";
