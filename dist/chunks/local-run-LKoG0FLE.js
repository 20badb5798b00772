export { t as keptStory, n as runLocally } from "./local-run-C_Wzar18.js";
