import { t as RedgreenError } from "./chunks/errors-DvLh-iKq.js";
import { t as runStoryFile } from "./chunks/story-run-B8wp6YfV.js";
export { RedgreenError, runStoryFile as runStory };
