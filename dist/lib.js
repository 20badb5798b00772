import { Et as RedgreenError } from "./chunks/start-BEMWHCck.js";
import { z as runStoryFile } from "./chunks/story-D0NGdRj6.js";
export { RedgreenError, runStoryFile as runStory };
