export { t as readAppSettings } from "./settings-BUnglVvh.js";
