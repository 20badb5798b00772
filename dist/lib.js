import { t as RedgreenError } from "./chunks/errors-CbO_CEFD.js";
import { t as runStoryFile } from "./chunks/story-run-COWOLgGW.js";
export { RedgreenError, runStoryFile as runStory };
