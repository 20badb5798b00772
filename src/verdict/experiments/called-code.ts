/** Finds the functions that new tests call, where production did not change. */

import { posix } from 'node:path';
import { codeIn } from '../languages/functions.ts';
import { languageOf } from '../languages/index.ts';
import type { GreenAttempt, Trees } from '../trees.ts';
import type { AskingTest } from './asking-tests.ts';
import type { ChangedCode } from './experiment.ts';

const mostFiles = 20;

/** Each file as if the lines of the functions that tests name were new. */
export async function calledCode(
  trees: Trees,
  { changes }: GreenAttempt,
  tests: readonly AskingTest[],
): Promise<ChangedCode[]> {
  const texts = changes.flatMap(({ role, attempt }) => (role === 'test' && attempt !== undefined ? [attempt] : []));
  const bodies = tests.map(({ test }) => test.body.text).join('\n');
  const words = new Set(bodies.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu));
  const touched = new Set(changes.map(({ path }) => path));
  const isNamed = (path: string) => texts.some((text) => text.includes(stemOf(path)));
  const paths = (await trees.list('attempt')).filter(
    (path) => !touched.has(path) && languageOf(path) !== undefined && isNamed(path),
  );
  const found: ChangedCode[] = [];
  for (const path of paths.filter((path) => !/test|spec/i.test(path)).slice(0, mostFiles)) {
    const text = await trees.read('attempt', path);
    const code = text === undefined ? undefined : await codeIn(path, text);
    if (text === undefined || typeof code !== 'object') continue;
    const called = code.functions.filter(({ name }) => words.has(name));
    const fresh = new Set(called.flatMap(({ line, text: own }) => own.split('\n').map((_, at) => line + at)));
    if (called.length > 0)
      found.push({
        change: { path, status: 'modified', role: 'production', base: text, attempt: text },
        text,
        code,
        fresh,
      });
  }
  return found;
}

function stemOf(path: string): string {
  const stem = posix.basename(path).replace(/\.\w+$/, '');
  return /^(?:index|main|mod|lib|__init__)$/.test(stem) ? posix.basename(posix.dirname(path)) : stem;
}
