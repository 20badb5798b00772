/**
 * New tests that assert nothing themselves, beside functions of their file that do: a hook that the runner does not know, a helper that
 * nobody calls. These only throw, in one run: where that is not heard, nothing that was asserted is asked. No such function, no run.
 */

import type { FoundTest } from '../syntax/bends.ts';
import { blown } from '../syntax/blown.ts';
import { sourceFunctions } from '../syntax/source-functions.ts';
import { isUnbuilt } from './bent-test.ts';
import { named } from './depends-on.ts';
import { type Experiments, type ProofPort, type Tried, untried } from './experiments.ts';
import { accused } from './prove-idle.ts';

/** `mute`: new tests that run, and of which no value was heard. */
export async function proveUncalled(
  port: ProofPort,
  experiments: Experiments,
  mute: readonly FoundTest[],
): Promise<Tried> {
  const files = new Map<string, string>();
  const asserting: { path: string; line: number; name: string }[] = [];
  for (const [path, own] of Map.groupBy(mute, (one) => one.path)) {
    const [base = '', tree = ''] = [await port.read('base', path), await port.read('tree', path)];
    if (own.some(({ test }) => test.whole || asserts.test(test.body.text))) continue;
    const isTest = ({ start, end }: { start: number; end: number }) =>
      own.some(({ test }) => start < test.end && test.start < end);
    const found = (await sourceFunctions(path, tree)).filter(
      (one) => asserts.test(one.body) && !isTest(one) && !base.includes(`${one.name}(`),
    );
    const lines = found.map(({ line, endLine, head }) => Math.min(endLine, line + head.split('\n').length));
    const made = found.length === 0 ? undefined : await blown(path, tree, lines);
    if (made === undefined) continue;
    files.set(path, made.text);
    asserting.push(...found.map(({ line, name }) => ({ path, line, name })));
  }
  if (files.size === 0) return untried;
  const run = await experiments.runToItsLimit('only-asserting', await port.make('tree', [], files));
  if (run === undefined || isUnbuilt(run) || run.result === 'timed-out') return untried;
  const isHeard = run.result !== 'passed' || run.exitCode !== 0;
  const edits = asserting.map(({ path, line, name }) => {
    const outcome = isHeard ? ('rang' as const) : ('silent' as const);
    return { kind: 'other' as const, path, line, before: name, after: 'only throws', outcome, logPath: run.logPath };
  });
  if (isHeard) return { ...untried, edits };
  const [functions, tests] = [asserting.map(({ name }) => name), mute.map(({ test }) => test.name)];
  const reason = `${named(functions)} ${functions.length === 1 ? 'asserts' : 'assert'} what ${named(tests)} ${tests.length === 1 ? 'does' : 'do'} not, and nothing calls ${functions.length === 1 ? 'it' : 'them'}: green where ${functions.length === 1 ? 'it' : 'each'} only throws`;
  return { ...accused(reason), edits };
}

const asserts =
  /\b(?:[aA]ssert\w*!?|expect(?:_\w+)?|refute\w*|verify|EXPECT_\w+|CHECK\w*|REQUIRE\w*)\s*[({ ]|\bt\.(?:Error|Fatal)f?\(/;
