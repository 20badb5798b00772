export { n as runStoryHere } from "./story-run-UV9RLk2z.js";
