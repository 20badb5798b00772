/** Files of the tests that stay as the attempt has them where tests that were red need that: what the story asks for, and what only loads production. */

import { posix } from 'node:path';
import { asksToRemove, namesChange, speaksOfRecorded, speaksOfSupport } from '../guard/allowed.ts';
import { classify } from '../guard/classify.ts';
import type { TamperFinding } from '../run/verification.ts';
import type { LayOver } from '../verify/second.ts';
import { type BothSides, loadingFiles } from '../verify/start-files.ts';

export interface Staying {
  path: string;
  why: string;
}

/**
 * Helpers, fixtures and settings of the tests that the story speaks of, with all that is new in them, and start files that only load
 * more of the production. Where tests may change with the code, recorded results and tests that go with their subject too.
 */
export async function whatMayStay(
  story: { text: string; mayChangeTests: boolean },
  { restore, remove, scripts }: Pick<LayOver, 'restore' | 'remove' | 'scripts'>,
  sides: BothSides,
): Promise<Staying[]> {
  const asked = await askedFor(story, [restore, remove, scripts], sides.read);
  const rest = restore.filter((path) => !asked.includes(path));
  const loading = await loadingFiles(rest, sides);
  return [
    ...asked.map((path) => ({ path, why: 'as the story asks' })),
    ...loading.map((path) => ({ path, why: 'only to load more of the production' })),
  ];
}

async function askedFor(
  { text: story, mayChangeTests }: { text: string; mayChangeTests: boolean },
  [restored, brought, merged]: [string[], string[], string[]],
  read: BothSides['read'],
): Promise<string[]> {
  const asked = restored.filter((path) => speaksOfSupport(story, path));
  for (const path of [...restored, ...brought, ...merged].filter((one) => !asked.includes(one))) {
    const [before, after] = [await read('base', path), await read('tree', path)];
    const isSetting = before === undefined || classify(path) === 'test-config' || merged.includes(path);
    if (isSetting && namesChange(story, { path, before, after })) asked.push(path);
  }
  if (!mayChangeTests) return asked;
  const rest = restored.filter((path) => !asked.includes(path));
  const gone: { path: string; text: string }[] = [];
  for (const path of rest) {
    const [text, after] = [await read('base', path), await read('tree', path)];
    if (text !== undefined && after === undefined) gone.push({ path, text });
  }
  const removed = gone.filter(({ path }) => asksToRemove(story, path));
  const ofRemoved = gone.filter(({ path }) => removed.some(({ text }) => text.includes(posix.basename(path))));
  const recorded = rest.filter((path) => classify(path) === 'snapshot' && speaksOfRecorded(story));
  return [...new Set([...asked, ...[...removed, ...ofRemoved].map(({ path }) => path), ...recorded])];
}

/** What only words of the story, or their form, let stand: a person looks before the pull request is ready, whatever the proofs say. */
export function permitted(found: readonly TamperFinding[] = [], staying: readonly Staying[]): TamperFinding[] {
  const own = staying.map(({ path, why }): TamperFinding => {
    const message = `this file of the tests changed, ${why}`;
    return { rule: 'test-changed', severity: 'review', path, message, permitted: true };
  });
  const isOurs = (path: string | undefined) => staying.some((one) => one.path === path);
  return [...found.filter(({ path, severity, waits }) => severity !== 'review' || waits || !isOurs(path)), ...own];
}
