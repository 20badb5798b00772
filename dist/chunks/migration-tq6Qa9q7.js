export { l as Migrator } from "./store-C7mPQqes.js";
