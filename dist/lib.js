import { Et as RedgreenError } from "./chunks/start-BW9wkdP8.js";
import { L as runStoryFile } from "./chunks/story-B1UdQX2L.js";
export { RedgreenError, runStoryFile as runStory };
