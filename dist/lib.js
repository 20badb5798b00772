import { t as RedgreenError } from "./chunks/errors-CnTMYBgT.js";
import { t as runStoryFile } from "./chunks/story-run-C1q82gNL.js";
export { RedgreenError, runStoryFile as runStory };
