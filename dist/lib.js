import { t as RedgreenError } from "./chunks/errors-BPIP4wfB.js";
import { t as runStoryFile } from "./chunks/story-run-BAHk5NWq.js";
export { RedgreenError, runStoryFile as runStory };
