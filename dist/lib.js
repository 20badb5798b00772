import { t as RedgreenError } from "./chunks/errors-57Obrkkv.js";
import { t as runStory } from "./chunks/story-run-C39gwvSO.js";
export { RedgreenError, runStory };
