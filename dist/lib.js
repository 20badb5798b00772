import { t as RedgreenError } from "./chunks/errors-CMfX3xp9.js";
import { t as runStory } from "./chunks/story-run-D7ruox-f.js";
export { RedgreenError, runStory };
