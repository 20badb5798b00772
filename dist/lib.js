import { Ot as RedgreenError } from "./chunks/start-3flFqNi6.js";
import { V as runStoryFile } from "./chunks/story-C6onv1EU.js";
export { RedgreenError, runStoryFile as runStory };
