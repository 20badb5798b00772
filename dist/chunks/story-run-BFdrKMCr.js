export { n as runStoryHere } from "./story-run-DodMeycp.js";
