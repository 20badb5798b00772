export { K as Migrator } from "./store.js";
