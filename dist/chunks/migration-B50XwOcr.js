export { i as Migrator } from "./migrator-B9xaFfMb.js";
