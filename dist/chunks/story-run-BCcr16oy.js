export { t as runStoryFile } from "./story-run-B3uRYnM4.js";
