import { t as RedgreenError } from "./chunks/errors-BPIP4wfB.js";
import { t as runStoryFile } from "./chunks/story-run-Bx2ujcC5.js";
export { RedgreenError, runStoryFile as runStory };
