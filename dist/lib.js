import { Dt as RedgreenError } from "./chunks/start-XOm1V4OC.js";
import { B as runStoryFile } from "./chunks/story-CfiKj8DJ.js";
export { RedgreenError, runStoryFile as runStory };
