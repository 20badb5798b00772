export { t as joinStore, n as openStore } from "./database-eKSK3GUi.js";
