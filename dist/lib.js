import { Et as RedgreenError } from "./chunks/start-CS3jYt9Y.js";
import { L as runStoryFile } from "./chunks/story-aeuUwUqJ.js";
export { RedgreenError, runStoryFile as runStory };
