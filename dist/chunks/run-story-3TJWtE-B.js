export { t as runStory } from "./run-story-BZHMiyLl.js";
