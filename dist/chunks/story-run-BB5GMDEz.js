export { n as runStoryHere } from "./story-run-rqLglUIW.js";
