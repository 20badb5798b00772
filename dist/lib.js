import { t as RedgreenError } from "./chunks/errors-57Obrkkv.js";
import { t as runStory } from "./chunks/story-run-Xuak_RG5.js";
export { RedgreenError, runStory };
