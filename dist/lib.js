import { Dt as RedgreenError } from "./chunks/start-CocHomtF.js";
import { B as runStoryFile } from "./chunks/story-Di_1aJi7.js";
export { RedgreenError, runStoryFile as runStory };
