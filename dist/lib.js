import { Ot as RedgreenError } from "./chunks/start-C8nZVRoj.js";
import { B as runStoryFile } from "./chunks/story-kMcLbvHW.js";
export { RedgreenError, runStoryFile as runStory };
