import { Dt as RedgreenError } from "./chunks/start-D3Sf3vkQ.js";
import { B as runStoryFile } from "./chunks/story--Ugk7IQA.js";
export { RedgreenError, runStoryFile as runStory };
