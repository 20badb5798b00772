export { n as runStoryHere } from "./story-run-CFR0te_P.js";
