import { Ot as RedgreenError } from "./chunks/start-Bq6_qZ0T.js";
import { V as runStoryFile } from "./chunks/story-BKklS3Zv.js";
export { RedgreenError, runStoryFile as runStory };
