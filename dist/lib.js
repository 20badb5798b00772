import { Et as RedgreenError } from "./chunks/start-BNbRIs_I.js";
import { L as runStoryFile } from "./chunks/story-2W0Ngm3C.js";
export { RedgreenError, runStoryFile as runStory };
