import { Et as RedgreenError } from "./chunks/start-DKrHShfJ.js";
import { L as runStoryFile } from "./chunks/story-Cxx6DBxg.js";
export { RedgreenError, runStoryFile as runStory };
