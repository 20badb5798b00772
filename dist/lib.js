import { t as RedgreenError } from "./chunks/errors-DlE9Teby.js";
import { t as runStoryFile } from "./chunks/story-run-C76pg2h3.js";
export { RedgreenError, runStoryFile as runStory };
