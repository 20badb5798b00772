export { duration } from './duration.js';

export function stopList(stops) {
  return stops.join(' > ');
}
