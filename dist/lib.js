import { Pt as RedgreenError } from "./chunks/start.js";
import { H as runStoryFile } from "./chunks/story.js";
export { RedgreenError, runStoryFile as runStory };
