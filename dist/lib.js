import { t as RedgreenError } from "./chunks/errors-DvLh-iKq.js";
import { t as runStoryFile } from "./chunks/story-run-C5zGc1Yi.js";
export { RedgreenError, runStoryFile as runStory };
