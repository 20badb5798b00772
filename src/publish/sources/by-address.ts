/** Manifests of which only the addresses are looked at: build files that are programs, and what has a registry of its own. */

import type { Found } from './source.ts';

const address = /(?:[a-z]{1,12}\+)?(?:https?|git|ssh):\/\/[^\s;,"'`)\]}><]+/gi;
/** Directly in front of an address: people read there, and nothing is taken from it. */
const about =
  /(?:homepage|documentation|issue_tracker|bug_?tracker|repository_url|project_?url|license(?:_?url)?|source_url|website)["']?[\s=:(<>{]{0,4}["']?$/i;
/** A whole line alone: a mark within a line may stand in a text, and hide what follows. */
const comment = /^\s*(?:#|\/\/|\*)/;

/** Every address that is not about the project. */
export function addresses(text: string): Found {
  return text.split(/\r?\n/).flatMap((line) => {
    if (comment.test(line)) return [];
    return [...line.matchAll(address)].flatMap(({ 0: one, index }) =>
      about.test(line.slice(Math.max(0, index - 40), index)) ? [] : [one],
    );
  });
}

/** A page of a pom has many addresses; packages come from its repositories. */
export function mavenPom(text: string): Found {
  const places = text.matchAll(/<((?:plugin|snapshot)?repository)\b[^>]{0,200}>([\s\S]{0,4000}?)<\/\1\s*>/gi);
  return [...places].flatMap(([, , inside = '']) => /<url>\s*([^<\s]+)\s*<\/url>/i.exec(inside)?.[1] ?? []);
}
