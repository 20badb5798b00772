import { t as RedgreenError } from "./chunks/errors-CbO_CEFD.js";
import { t as runStoryFile } from "./chunks/story-run-8cYjAy9c.js";
export { RedgreenError, runStoryFile as runStory };
