import { presentError } from './errors.js';
import { presentList, presentNote } from './present.js';

export function respond(action) {
  try {
    const result = action();
    return JSON.stringify(Array.isArray(result) ? presentList(result) : presentNote(result));
  } catch (error) {
    return JSON.stringify(presentError(error));
  }
}
