import { t as RedgreenError } from "./chunks/errors-DvLh-iKq.js";
import { t as runStoryFile } from "./chunks/story-run-D19CB_tE.js";
export { RedgreenError, runStoryFile as runStory };
