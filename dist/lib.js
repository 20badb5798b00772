import { t as RedgreenError } from "./chunks/errors-DvLh-iKq.js";
import { t as runStoryFile } from "./chunks/story-run-DxBo_xOj.js";
export { RedgreenError, runStoryFile as runStory };
