export { n as runStoryHere } from "./story-run-DbTxrXGn.js";
