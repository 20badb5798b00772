import { t as RedgreenError } from "./chunks/errors-DvLh-iKq.js";
import { t as runStoryFile } from "./chunks/story-run-g_DAY_yp.js";
export { RedgreenError, runStoryFile as runStory };
