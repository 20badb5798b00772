import { t as RedgreenError } from "./chunks/errors-DlE9Teby.js";
import { t as runStory } from "./chunks/story-run-ChXn5leb.js";
export { RedgreenError, runStory };
