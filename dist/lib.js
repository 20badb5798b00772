import { Ct as RedgreenError } from "./chunks/start-BIna6snv.js";
import { L as runStoryFile } from "./chunks/story-WMCLJc2_.js";
export { RedgreenError, runStoryFile as runStory };
