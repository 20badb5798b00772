export { n as runStoryHere } from "./story-run-BQx6dnna.js";
