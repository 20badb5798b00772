import { Ot as RedgreenError } from "./chunks/start-BK9Cl94u.js";
import { V as runStoryFile } from "./chunks/story-BW4OdWJO.js";
export { RedgreenError, runStoryFile as runStory };
