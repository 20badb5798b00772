export { n as readAppSettings } from "./settings-CtuRVyNv.js";
