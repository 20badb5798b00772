import { Ot as RedgreenError } from "./chunks/start-DceJF8OI.js";
import { B as runStoryFile } from "./chunks/story-AME0JZgR.js";
export { RedgreenError, runStoryFile as runStory };
