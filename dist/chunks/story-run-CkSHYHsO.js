export { n as runStoryHere } from "./story-run-CMbBhlbc.js";
