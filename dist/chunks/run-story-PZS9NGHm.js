export { t as runStory } from "./run-story-D2BvPJGy.js";
