export { i as Migrator } from "./migrator-DSgqlsZy.js";
