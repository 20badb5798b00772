export { t as runStory } from "./run-story-w3W8u_G5.js";
