import { Ot as RedgreenError } from "./chunks/start-DTZiXCKL.js";
import { B as runStoryFile } from "./chunks/story-BxsyH4eg.js";
export { RedgreenError, runStoryFile as runStory };
