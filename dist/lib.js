import { t as RedgreenError } from "./chunks/errors-DlE9Teby.js";
import { t as runStoryFile } from "./chunks/story-run-Dil79snf.js";
export { RedgreenError, runStoryFile as runStory };
