export { n as runStoryHere } from "./story-run-Cobrzsn4.js";
