import { Ot as RedgreenError } from "./chunks/start-vy-qIgFb.js";
import { B as runStoryFile } from "./chunks/story-DKkomzQj.js";
export { RedgreenError, runStoryFile as runStory };
