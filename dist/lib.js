import { t as RedgreenError } from "./chunks/errors-CnTMYBgT.js";
import { t as runStoryFile } from "./chunks/story-run-CFR0te_P.js";
export { RedgreenError, runStoryFile as runStory };
