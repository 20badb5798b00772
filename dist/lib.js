import { Ot as RedgreenError } from "./chunks/start-2I6qNIqx.js";
import { B as runStoryFile } from "./chunks/story-xIQOsOFh.js";
export { RedgreenError, runStoryFile as runStory };
