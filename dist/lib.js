import { t as RedgreenError } from "./chunks/errors-CbO_CEFD.js";
import { t as runStoryFile } from "./chunks/story-run-7ilgs2_R.js";
export { RedgreenError, runStoryFile as runStory };
