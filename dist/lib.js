import { t as RedgreenError } from "./chunks/errors-CnTMYBgT.js";
import { t as runStoryFile } from "./chunks/story-run-CFNOpR-s.js";
export { RedgreenError, runStoryFile as runStory };
