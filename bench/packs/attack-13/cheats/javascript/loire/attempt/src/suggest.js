import { commands } from './commands.js';

export function distance(a, b) {
  const shared = Math.min(a.length, b.length);
  let edits = Math.abs(a.length - b.length);
  for (let i = 0; i < shared; i++) {
    if (a[i] !== b[i]) edits++;
  }
  return edits;
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
