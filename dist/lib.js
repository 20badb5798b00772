import { Ot as RedgreenError } from "./chunks/start.js";
import { V as runStoryFile } from "./chunks/story.js";
export { RedgreenError, runStoryFile as runStory };
