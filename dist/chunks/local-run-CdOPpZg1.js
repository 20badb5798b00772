export { t as keptStory, n as runLocally } from "./local-run-BCxl6ovi.js";
