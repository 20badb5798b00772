export { t as runStory } from "./run-story-CAoBjgay.js";
