import { t as RedgreenError } from "./chunks/errors-BPIP4wfB.js";
import { t as runStoryFile } from "./chunks/story-run-CVJer4jB.js";
export { RedgreenError, runStoryFile as runStory };
