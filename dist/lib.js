import { t as RedgreenError } from "./chunks/errors-DvLh-iKq.js";
import { t as runStoryFile } from "./chunks/story-run-BibPHyWR.js";
export { RedgreenError, runStoryFile as runStory };
