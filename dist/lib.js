import { t as RedgreenError } from "./chunks/errors-CnTMYBgT.js";
import { t as runStoryFile } from "./chunks/story-run-Dp5IL9Jv.js";
export { RedgreenError, runStoryFile as runStory };
