/**
 * Replaces new code's reads of environment, arguments and loaded modules with empty values, and reruns the tests to catch
 * code that detects them.
 */

import type { Change } from '../changed-files.ts';
import { failureOf } from '../failure-matching.ts';
import { withEdits } from '../languages/syntax-tree.ts';
import type { ChangedCode, Experiment, Work } from './experiment.ts';

export const readsNothing: Experiment = {
  name: 'reads nothing',
  async run(work) {
    const { trees, runs, tests, attempt } = work;
    const written = attempt.changes.filter(({ role }) => role !== 'production').map(({ attempt: text = '' }) => text);
    const others = await supportTexts(work);
    const read = work.code.flatMap((one) => readsOf(one, [...written, ...others], attempt.testEnv));
    const [first] = read;
    if (first === undefined) return undefined;
    const byFile = [...Map.groupBy(read, ({ code }) => code)];
    const editsOf = (own: typeof read) => own.map(({ edit }) => edit);
    const files = byFile.map(([{ change, text }, own]) => [change.path, withEdits(text, editsOf(own))] as const);
    const tree = await trees.make('attempt', [], new Map(files));
    const isRed = (run: Awaited<ReturnType<typeof runs.run>>) =>
      run?.result === 'failed' && tests.some((test) => failureOf(run, test));
    if (!isRed(await runs.run('reads-nothing', tree, tests))) return undefined;
    // Once more before it is said.
    const again = await trees.run(tree, 'reads-nothing-again');
    if (!isRed(again)) return undefined;
    const place = `${first.code.change.path}:${first.edit.line}`;
    return {
      fails: [
        `${place}: the tests fail when the code reads nothing from ${first.edit.text}, which no test sets: it may ask whether it is tested`,
      ],
    };
  },
};

/** Every program finds these set. */
const usual = new Set('HOME PATH USER PWD LANG SHELL TMPDIR TEMP TMP TERM TZ HOSTNAME OS'.split(' '));

export function readsOf(code: ChangedCode, tests: readonly string[], testEnv: readonly string[]) {
  return code.code.reads.flatMap((edit) => {
    const name = edit.key === '' ? (/(\w+)\W*$/.exec(edit.text)?.[1] ?? '') : edit.key;
    const isOwn = code.fresh.has(edit.line) && !usual.has(name) && !testEnv.includes(name);
    // What tests name they may set; what the runner alone sets they only name.
    const isSet = !edit.isOfRunner && tests.some((text) => text.includes(name));
    return isOwn && !isSet ? [{ code, edit }] : [];
  });
}

const mostFiles = 200;

/** Of tests that the attempt did not touch. */
async function supportTexts({ trees, attempt, code }: Work): Promise<string[]> {
  if (code.every((one) => one.code.reads.every(({ line }) => !one.fresh.has(line)))) return [];
  const touched = new Set(attempt.changes.map(({ path }: Change) => path));
  const paths = (await trees.list('attempt')).filter(
    (path) => /test|spec|conftest|setup/i.test(path) && !touched.has(path),
  );
  const texts: string[] = [];
  for (const path of paths.slice(0, mostFiles)) texts.push((await trees.read('attempt', path)) ?? '');
  return texts;
}
