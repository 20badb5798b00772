import { Ct as RedgreenError } from "./chunks/start-DUnmN3YC.js";
import { L as runStoryFile } from "./chunks/story-CgBRhioq.js";
export { RedgreenError, runStoryFile as runStory };
