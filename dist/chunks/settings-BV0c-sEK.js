export { t as readAppSettings } from "./settings-8XuLr6BW.js";
