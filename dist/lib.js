import { Ct as RedgreenError } from "./chunks/start-DvDQzOP2.js";
import { L as runStoryFile } from "./chunks/story-PNT3Aze-.js";
export { RedgreenError, runStoryFile as runStory };
