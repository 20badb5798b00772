import { t as RedgreenError } from "./chunks/errors-udkc-_b7.js";
import { t as runStoryFile } from "./chunks/story-run-QX3FJnXy.js";
export { RedgreenError, runStoryFile as runStory };
