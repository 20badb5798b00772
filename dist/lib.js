import { t as RedgreenError } from "./chunks/errors-DvLh-iKq.js";
import { t as runStoryFile } from "./chunks/story-run-CYG68Vm2.js";
export { RedgreenError, runStoryFile as runStory };
