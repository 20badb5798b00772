import { wt as RedgreenError } from "./chunks/start-Dgdf37av.js";
import { L as runStoryFile } from "./chunks/story-DBebz55V.js";
export { RedgreenError, runStoryFile as runStory };
