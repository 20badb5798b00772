import { Ot as RedgreenError } from "./chunks/start-DjB2FhiJ.js";
import { V as runStoryFile } from "./chunks/story-YtU9FI9L.js";
export { RedgreenError, runStoryFile as runStory };
