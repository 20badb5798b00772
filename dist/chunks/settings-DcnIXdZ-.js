export { n as readAppSettings } from "./settings-SygqvKEg.js";
