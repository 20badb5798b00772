import { t as RedgreenError } from "./chunks/errors-DlE9Teby.js";
import { t as runStory } from "./chunks/story-run-C4TS8Zy9.js";
export { RedgreenError, runStory };
