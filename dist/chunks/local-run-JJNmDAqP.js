export { t as keptStory, n as runLocally } from "./local-run-OIwhsHmB.js";
