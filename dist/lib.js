import { t as RedgreenError } from "./chunks/errors-DvLh-iKq.js";
import { t as runStoryFile } from "./chunks/story-run-DIs3Izf2.js";
export { RedgreenError, runStoryFile as runStory };
