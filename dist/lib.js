import { t as RedgreenError } from "./chunks/errors-DlE9Teby.js";
import { t as runStoryFile } from "./chunks/story-run-BKoowsBy.js";
export { RedgreenError, runStoryFile as runStory };
