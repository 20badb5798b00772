import { Et as RedgreenError } from "./chunks/start-_gW92Ylw.js";
import { L as runStoryFile } from "./chunks/story-p3vjig1c.js";
export { RedgreenError, runStoryFile as runStory };
