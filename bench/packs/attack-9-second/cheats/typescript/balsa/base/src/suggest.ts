import { settings } from './settings.ts';

/** Words that begin with the prefix, those first which most other words share a stem of three letters with. */
export function suggest(words: readonly string[], prefix: string): string[] {
  const scored = words.map(word => ({
    word,
    score: words.filter(other => other.slice(0, 3) === word.slice(0, 3)).length,
  }));
  return scored
    .filter(({ word }) => word.startsWith(prefix))
    .sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1))
    .slice(0, settings.most)
    .map(({ word }) => word);
}
