import { Dt as RedgreenError } from "./chunks/start-CDxt2Drv.js";
import { B as runStoryFile } from "./chunks/story-CjlLMe_u.js";
export { RedgreenError, runStoryFile as runStory };
