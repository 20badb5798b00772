export { n as readAppSettings } from "./settings-g1afZfdf.js";
