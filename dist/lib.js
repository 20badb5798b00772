import { t as RedgreenError } from "./chunks/errors-oeVcvV6w.js";
import { t as runStoryFile } from "./chunks/story-run-CsW7AWb6.js";
export { RedgreenError, runStoryFile as runStory };
