import { Ct as RedgreenError } from "./chunks/start-CDlO6R0t.js";
import { L as runStoryFile } from "./chunks/story-DeV8BJ1u.js";
export { RedgreenError, runStoryFile as runStory };
