import { Et as RedgreenError } from "./chunks/start-D9TQl1kN.js";
import { L as runStoryFile } from "./chunks/story-6x735ebl.js";
export { RedgreenError, runStoryFile as runStory };
