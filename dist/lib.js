import { t as RedgreenError } from "./chunks/errors-udkc-_b7.js";
import { t as runStoryFile } from "./chunks/story-run-DPIX7oWv.js";
export { RedgreenError, runStoryFile as runStory };
