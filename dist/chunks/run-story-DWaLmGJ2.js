export { t as runStory } from "./run-story-B4LPMadx.js";
