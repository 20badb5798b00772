import { Dt as RedgreenError } from "./chunks/start-OLRbWw5r.js";
import { B as runStoryFile } from "./chunks/story-CtBWKN2s.js";
export { RedgreenError, runStoryFile as runStory };
