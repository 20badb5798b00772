import { Et as RedgreenError } from "./chunks/start-DfcoxkTn.js";
import { L as runStoryFile } from "./chunks/story-DOX1Zwqk.js";
export { RedgreenError, runStoryFile as runStory };
