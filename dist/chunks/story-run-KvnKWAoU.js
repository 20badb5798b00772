export { n as runStoryHere } from "./story-run-CsW7AWb6.js";
