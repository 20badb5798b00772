import { t as RedgreenError } from "./chunks/errors-BPIP4wfB.js";
import { t as runStoryFile } from "./chunks/story-run-Ck_FjyQQ.js";
export { RedgreenError, runStoryFile as runStory };
