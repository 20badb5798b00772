/** Reruns the tests while new code sees an empty environment, to catch code that detects a test run. */

import { posix } from 'node:path';
import type { Change } from '../changed-files.ts';
import { failureOf } from '../failure-matching.ts';
import { withEdits } from '../languages/syntax-tree.ts';
import { loads } from '../role-by-use.ts';
import type { ChangedCode, Experiment, Work } from './experiment.ts';

export const readsNothing: Experiment = {
  name: 'reads nothing',
  async run(work) {
    const { trees, runs, tests, attempt } = work;
    const fresh = work.code.flatMap((code) =>
      code.code.reads.flatMap((edit) => (code.fresh.has(edit.line) ? { code, edit } : [])),
    );
    const files = fresh.length === 0 ? [] : await testFiles(work);
    const read: Read[] = [];
    for (const one of fresh) if (!(await isSet(one, files, attempt.testEnv))) read.push(one);
    const [first] = read;
    if (!first) return undefined;
    const byFile = [...Map.groupBy(read, ({ code }) => code)];
    const mutants = byFile.map(([{ change, text }, own]) => {
      const edits = own.map(({ edit }) => edit);
      return [change.path, withEdits(text, edits)] as const;
    });
    const tree = await trees.make('attempt', [], new Map(mutants));
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

interface Read {
  code: ChangedCode;
  edit: ChangedCode['code']['reads'][number];
}

interface TestFile {
  path: string;
  text: string;
}

async function isSet({ code, edit }: Read, tests: readonly TestFile[], testEnv: readonly string[]) {
  const name = edit.key || (/(\w+)\W*$/.exec(edit.text)?.[1] ?? '');
  if (usual.has(name) || testEnv.includes(name)) return true;
  // What tests name they may set; what the runner alone sets they only name.
  if (edit.isOfRunner) return false;
  return tests.some(({ text }) => text.includes(name)) || (edit.key === '' && isStarted(code.change, tests));
}

/** A program that tests name and do not load: who starts it hands it its arguments. */
async function isStarted({ path }: Change, tests: readonly TestFile[]) {
  const { base, name, ext, dir } = posix.parse(path);
  const folder = posix.basename(dir);
  const called = name === '__main__' ? folder : ext === '' ? `${folder}/${base}` : base;
  for (const test of tests) if (await loads(test.text, test.path, path)) return false;
  return tests.some(({ text }) => text.includes(called));
}

const mostFiles = 200;

/** What the attempt changed beside production, and tests that it did not touch. */
async function testFiles({ trees, attempt: { changes } }: Work) {
  const touched = new Set(changes.map(({ path }) => path));
  const paths = (await trees.list('attempt')).filter(
    (path) => /test|spec|conftest|setup/i.test(path) && !touched.has(path),
  );
  const changed = changes.filter(({ role }) => role !== 'production');
  const found: TestFile[] = changed.map(({ path, attempt: text = '' }) => ({ path, text }));
  for (const path of paths.slice(0, mostFiles)) found.push({ path, text: (await trees.read('attempt', path)) ?? '' });
  return found;
}
