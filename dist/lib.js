import { t as RedgreenError } from "./chunks/errors-DvLh-iKq.js";
import { t as runStoryFile } from "./chunks/story-run-Q-4X7r91.js";
export { RedgreenError, runStoryFile as runStory };
