export { t as runStory } from "./run-story-C3KQ3x20.js";
