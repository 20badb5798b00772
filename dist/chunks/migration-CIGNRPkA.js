export { l as Migrator } from "./store-By9XuEAr.js";
