import { t as RedgreenError } from "./chunks/errors-DvLh-iKq.js";
import { t as runStoryFile } from "./chunks/story-run-DIl4bXKm.js";
export { RedgreenError, runStoryFile as runStory };
