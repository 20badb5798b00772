export { d as Migrator } from "./store-687MLZxi.js";
