import { Et as RedgreenError } from "./chunks/start-DVKBqSOq.js";
import { L as runStoryFile } from "./chunks/story-GKgevPjt.js";
export { RedgreenError, runStoryFile as runStory };
