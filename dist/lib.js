import { Dt as RedgreenError } from "./chunks/start-iK2dqNv5.js";
import { B as runStoryFile } from "./chunks/story-D_lEgW8Y.js";
export { RedgreenError, runStoryFile as runStory };
