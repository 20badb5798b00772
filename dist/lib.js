import { Ot as RedgreenError } from "./chunks/start-ckJIvL5z.js";
import { V as runStoryFile } from "./chunks/story-D9-V40aa.js";
export { RedgreenError, runStoryFile as runStory };
