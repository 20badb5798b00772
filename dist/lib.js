import { Ot as RedgreenError } from "./chunks/start-BOsteJrJ.js";
import { B as runStoryFile } from "./chunks/story-ClbqIlik.js";
export { RedgreenError, runStoryFile as runStory };
