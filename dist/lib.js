import { Ot as RedgreenError } from "./chunks/start-C3FSOnWj.js";
import { B as runStoryFile } from "./chunks/story-DEOdHLvR.js";
export { RedgreenError, runStoryFile as runStory };
