export { u as Migrator } from "./store-C2FuZ2VJ.js";
