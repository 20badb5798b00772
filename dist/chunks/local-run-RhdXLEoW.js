export { t as keptStory, n as runLocally } from "./local-run-SNzj5R3c.js";
