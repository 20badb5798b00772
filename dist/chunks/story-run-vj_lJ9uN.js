export { n as runStoryHere } from "./story-run-CKXPJcR4.js";
