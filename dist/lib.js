import { t as RedgreenError } from "./chunks/errors-udkc-_b7.js";
import { t as runStoryFile } from "./chunks/story-run-CTgR3L3b.js";
export { RedgreenError, runStoryFile as runStory };
