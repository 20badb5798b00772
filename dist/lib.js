import { t as RedgreenError } from "./chunks/errors-BJ0ieYvy.js";
import { t as runStoryFile } from "./chunks/story-run-CZlwPIjr.js";
export { RedgreenError, runStoryFile as runStory };
