/** Reruns the tests while new code sees an empty environment, to catch code that detects a test run. */

import { posix } from 'node:path';
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
  const isProgram = isStarted(code.change, tests);
  return code.code.reads.flatMap((edit) => {
    const name = edit.key === '' ? (/(\w+)\W*$/.exec(edit.text)?.[1] ?? '') : edit.key;
    const isOwn = code.fresh.has(edit.line) && !usual.has(name) && !testEnv.includes(name);
    // What tests name they may set; what the runner alone sets they only name.
    const isNamed = (edit.key === '' && isProgram) || tests.some((text) => text.includes(name));
    const isSet = !edit.isOfRunner && isNamed;
    return isOwn && !isSet ? [{ code, edit }] : [];
  });
}

/** A program that tests name and do not load: who starts it hands it its arguments. */
function isStarted({ path }: Change, tests: readonly string[]): boolean {
  const { base, name, ext, dir } = posix.parse(path);
  const folder = posix.basename(dir);
  const called = name === '__main__' ? folder : ext === '' ? `${folder}/${base}` : base;
  // Another folder may have a file of that name.
  const loaded = new RegExp(`(?:\\b${RegExp.escape(folder)}[./]|(?:^|["' ])[./]*)${RegExp.escape(name)}\\b`);
  const lines = tests.flatMap((text) => text.split('\n'));
  const [loading, others] = [lines.filter((line) => loads.test(line)), lines.filter((line) => !loads.test(line))];
  return (
    others.some((line) => line.includes(called)) &&
    !loading.some((line) => loaded.test(/["'].*["']/.exec(line)?.[0] ?? line))
  );
}
const loads = /^\s*(?:import|from|require\w*|use|load)\b|\b(?:import|require)\(|\bfrom\s*["']/;

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
