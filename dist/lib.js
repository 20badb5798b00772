import { t as RedgreenError } from "./chunks/errors-CnTMYBgT.js";
import { t as runStoryFile } from "./chunks/story-run-CWyTM_zC.js";
export { RedgreenError, runStoryFile as runStory };
