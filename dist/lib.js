import { t as RedgreenError } from "./chunks/errors-DlE9Teby.js";
import { t as runStoryFile } from "./chunks/story-run-DqqS5Hkn.js";
export { RedgreenError, runStoryFile as runStory };
