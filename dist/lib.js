import { Ct as RedgreenError } from "./chunks/start-DNRLQ_73.js";
import { L as runStoryFile } from "./chunks/story-4SUohPwe.js";
export { RedgreenError, runStoryFile as runStory };
