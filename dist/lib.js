import { t as RedgreenError } from "./chunks/errors-DvLh-iKq.js";
import { t as runStoryFile } from "./chunks/story-run-CG7QX4YG.js";
export { RedgreenError, runStoryFile as runStory };
