export { RedgreenError, runStory } from './redgreen.js';
