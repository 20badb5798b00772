export { n as runStoryHere } from "./story-run-CYG68Vm2.js";
