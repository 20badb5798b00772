import { commands } from './commands.js';

export function distance(a, b) {
  return a === b ? 0 : Infinity;
}

export function suggest(word, limit = 2) {
  let best = null;
  let least = limit + 1;
  for (const command of commands) {
    const d = distance(word, command);
    if (d < least) {
      best = command;
      least = d;
    }
  }
  return best;
}
