export { d as Migrator } from "./store-D2yhhzBu.js";
