/** Recognises the names of settings, and finds for a misspelt name the nearest one that exists. */

import { type SettingName, settingNames } from './settings.ts';

export function isSetting(name: string): name is SettingName {
  return (settingNames as string[]).includes(name);
}

/** ` Did you mean max-iterations?`, also for its camel- and snake-case and for what a setting was called before; empty where nothing is near. */
export function didYouMean(name: string): string {
  const near = name === 'proof' ? 'test-check' : nearest(name, settingNames);
  return near === undefined ? '' : ` Did you mean ${near}?`;
}

/** The known name that differs in case, dashes and underscores only, else in at most a third of its letters. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const typed = squeezed(name.slice(0, 60));
  const ranked = known
    .map((candidate) => ({ candidate, distance: editDistance(typed, squeezed(candidate)) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best !== undefined && best.distance <= Math.floor(best.candidate.length / 3) ? best.candidate : undefined;
}

function squeezed(name: string) {
  return name.replace(/[-_\s]/g, '').toLowerCase();
}

/** Levenshtein, one row at a time. */
function editDistance(a: string, b: string) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swap));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
