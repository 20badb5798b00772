export { i as Migrator } from "./migrator-CwrV0MLM.js";
