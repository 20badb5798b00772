export { t as keptStory, n as runLocally } from "./local-run-CyeIJvp9.js";
