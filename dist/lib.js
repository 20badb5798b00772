import { t as RedgreenError } from "./chunks/errors-DvLh-iKq.js";
import { t as runStoryFile } from "./chunks/story-run-k74A_qx9.js";
export { RedgreenError, runStoryFile as runStory };
