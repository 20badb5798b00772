import { t as RedgreenError } from "./chunks/errors-DlE9Teby.js";
import { t as runStoryFile } from "./chunks/story-run-D5K3Hgz0.js";
export { RedgreenError, runStoryFile as runStory };
