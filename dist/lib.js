import { t as RedgreenError } from "./chunks/errors-DvLh-iKq.js";
import { t as runStoryFile } from "./chunks/story-run-DM4os9Hm.js";
export { RedgreenError, runStoryFile as runStory };
