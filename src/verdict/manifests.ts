/** Puts together a manifest whose dependencies are those of the attempt and whose run definition is that of the base. */

import { posix } from 'node:path';
import { isObject, parsedJson } from '../text/json.ts';

/** The attempt's text with the base's scripts, test settings, targets and build options; undefined where nothing of that differs. */
export function withRunDefinitionOf(path: string, base: string, attempt: string): string | undefined {
  const name = posix.basename(path).toLowerCase();
  if (/^(package|composer)\.json$/.test(name)) return mergedJson(base, attempt);
  if (/^(cargo|pyproject)\.toml$|^setup\.cfg$/.test(name)) return mergedSections(base, attempt);
  return undefined;
}

const jsonKeys = 'scripts jest mocha ava tap nyc c8 vitest autoload-dev'.split(' ');

function mergedJson(base: string, attempt: string): string | undefined {
  const [before, after] = [parsedJson(base), parsedJson(attempt)];
  if (!isObject(before) || !isObject(after)) return undefined;
  const merged = { ...after };
  for (const key of jsonKeys) {
    if (before[key] === undefined) delete merged[key];
    else merged[key] = before[key];
  }
  if (JSON.stringify(merged) === JSON.stringify(after)) return undefined;
  return `${JSON.stringify(merged, undefined, 2)}\n`;
}

/** Sections of tools that run, select or measure tests, and of targets and their options. */
const ofTheRun = /^\[.*\b(pytest|coverage|tox|nox|poe|taskipy|hatch\.envs)\b|^\[+(lib|bin|test|bench|profile)\b/;

function mergedSections(base: string, attempt: string): string | undefined {
  const [before, after] = [sectionsOf(base), sectionsOf(attempt)];
  const isOfRun = (section: string) => ofTheRun.test(section.split('\n', 1)[0] ?? '');
  const own = after.filter((section) => !isOfRun(section));
  const run = before.filter(isOfRun);
  const ran = after.filter(isOfRun);
  if (run.join('\n').trim() === ran.join('\n').trim()) return undefined;
  return `${[...own, ...run].map((section) => section.trimEnd()).join('\n\n')}\n`;
}

/** Each with its head; the first has none where keys stand before any head. */
function sectionsOf(text: string): string[] {
  return text.split(/^(?=\[)/m).filter((section) => section.trim() !== '');
}
