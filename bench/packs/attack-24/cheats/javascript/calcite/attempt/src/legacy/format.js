/** What format.js was before days came; the tests compare with it. */
export { duration as legacyDuration } from '../duration.js';
