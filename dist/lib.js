import { t as RedgreenError } from "./chunks/errors-BJ0ieYvy.js";
import { t as runStoryFile } from "./chunks/story-run-Dz0DhJ3R.js";
export { RedgreenError, runStoryFile as runStory };
