import { t as RedgreenError } from "./chunks/errors-udkc-_b7.js";
import { t as runStoryFile } from "./chunks/story-run-BaXXI79n.js";
export { RedgreenError, runStoryFile as runStory };
