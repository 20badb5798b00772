import { Ot as RedgreenError } from "./chunks/start-BkojpBgu.js";
import { B as runStoryFile } from "./chunks/story-DGTbjHvG.js";
export { RedgreenError, runStoryFile as runStory };
