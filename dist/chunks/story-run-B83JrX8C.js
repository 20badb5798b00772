export { n as runStoryHere } from "./story-run-Ct6mcbX_.js";
