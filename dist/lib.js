import { Dt as RedgreenError } from "./chunks/start-Bc-Uaq4B.js";
import { B as runStoryFile } from "./chunks/story-DXe5hxn6.js";
export { RedgreenError, runStoryFile as runStory };
