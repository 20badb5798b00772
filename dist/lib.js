import { t as RedgreenError } from "./chunks/errors-BJ0ieYvy.js";
import { t as runStoryFile } from "./chunks/story-run-CPPDt7b5.js";
export { RedgreenError, runStoryFile as runStory };
