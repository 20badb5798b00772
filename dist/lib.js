import { t as RedgreenError } from "./chunks/errors-CnTMYBgT.js";
import { t as runStoryFile } from "./chunks/story-run-BEjI_fq7.js";
export { RedgreenError, runStoryFile as runStory };
