export { t as keptStory, n as runLocally } from "./local-run-Ckg7izkg.js";
