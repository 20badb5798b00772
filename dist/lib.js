import { Ot as RedgreenError } from "./chunks/start-Cz8R2bH6.js";
import { B as runStoryFile } from "./chunks/story-BxOQzv8V.js";
export { RedgreenError, runStoryFile as runStory };
