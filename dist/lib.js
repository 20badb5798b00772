import { Dt as RedgreenError } from "./chunks/start-DKF6fiPX.js";
import { B as runStoryFile } from "./chunks/story-C2LLDhm0.js";
export { RedgreenError, runStoryFile as runStory };
