export { n as runStoryHere } from "./story-run-RpGWKtI0.js";
