/** New test code in which no test could be told – checks of a module, rows of a list –, over the base's production: green there, none asks for the change. */

import { roleOf } from '../guard/production.ts';
import type { FoundTest } from '../syntax/bends.ts';
import { testLanguageOf } from '../syntax/languages/index.ts';
import { changedTexts } from './changed-texts.ts';
import { type Experiments, isGreen, type ProofContext, type ProofPort } from './experiments.ts';
import { freshCode } from './fresh-lines.ts';
import { asksForTests } from './prove-idle.ts';

/** A sentence, and at most one run. `added`: tests that were told. */
export async function unreadWords(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  added: readonly FoundTest[],
): Promise<string[]> {
  const { changed, command, testPaths: globs, baseline, story = '' } = context;
  if (added.length > 0 || baseline?.exitCode !== 0 || asksForTests(story.trim())) return [];
  const role = (path: string) => roleOf(path, { command, globs });
  const own = changed.filter(({ path }) => role(path) === 'test');
  const asking: string[] = [];
  for await (const { path, base, tree } of changedTexts(port, context, 'test')) {
    if (testLanguageOf(path) === undefined) continue;
    const lines = tree.split('\n');
    // A check that was there and is written anew is no new one.
    const more = freshCode(base, tree).filter(({ text }) => asserts.test(text)).length;
    const before = base.split('\n').filter((line) => asserts.test(line)).length;
    if (more > 0 && lines.filter((line) => asserts.test(line)).length > before) asking.push(path);
  }
  if (asking.length === 0 || !changed.some(({ path }) => role(path) === 'production')) return [];
  const run = await experiments.runToItsLimit(
    'unread',
    await port.make(
      'base',
      own.map(({ path }) => path),
      new Map(),
    ),
  );
  if (!isGreen(run)) return [];
  return [`what ${asking.join(', ')} newly asserts is green without the change: nothing in it asks for it`];
}

const asserts =
  /^\s*(?:[[,(]\s*)?(?:\w+[.:])*(?:[aA]ssert|[eE]xpect|[cC]heck|CHECK|EXPECT|[sS]hould|[tT]est)\w*!?[\s({]|`shouldBe`|@\?=|~\?=/;
