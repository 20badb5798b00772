import { t as RedgreenError } from "./chunks/errors-CnTMYBgT.js";
import { t as runStoryFile } from "./chunks/story-run-B52HwV0Z.js";
export { RedgreenError, runStoryFile as runStory };
