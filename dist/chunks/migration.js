export { d as Migrator } from "./store.js";
