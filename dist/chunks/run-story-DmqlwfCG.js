export { t as runStory } from "./run-story-CxgSd0OE.js";
