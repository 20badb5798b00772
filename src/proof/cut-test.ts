/**
 * A base that is red without naming a test hears nothing more. Cut short behind the first bent value, before what is red there, it is
 * green; and with that value bent it must turn red. A program that tells by its exit code alone is judged like that.
 */

import { bendsOf, type Edit, testsOf, withEdits } from '../syntax/bends.ts';
import type { TestInFile } from '../syntax/test-in-file.ts';
import { type Bent, failuresOf } from './bent-test.ts';
import { type Experiments, isGreen, type ProofPort } from './experiments.ts';

/** Two runs at most. */
export async function isHeardWhenCut(port: ProofPort, experiments: Experiments, one: Bent): Promise<boolean> {
  const { path, test } = one.found;
  const text = await port.read('tree', path);
  const [bend] = [...one.edits].sort((a, b) => a.start - b.start);
  const cut = text === undefined || bend === undefined ? undefined : cutBehind(text, test, bend);
  if (bend === undefined || cut === undefined) return false;
  const edits = bend.kind === 'bend' ? [bend] : await failuresIn(path, cut, test.name);
  if (edits.length === 0) return false;
  const runOf = async (label: string, file: string) =>
    experiments.run(label, await port.make('base', [], new Map([[path, file]])));
  const plain = await runOf('cut-on-base', cut);
  if (!isGreen(plain)) return false;
  const run = await runOf('cut-and-bent-on-base', withEdits(cut, edits));
  return run !== undefined && run.result !== 'passed' && !failuresOf(run).some(({ kind }) => kind === 'compile');
}

/** Without the statements behind the one with the value, but for the last one where it tells how the program ends. */
function cutBehind(text: string, { steps }: TestInFile, bend: Edit): string | undefined {
  const isStart = bend.kind === 'fail';
  const at = isStart ? -1 : steps.findIndex(({ start, end }) => start <= bend.start && bend.end <= end);
  if (!isStart && at === -1) return undefined;
  const last = steps.at(-1);
  const isEnd = last !== undefined && /^(?:return|exit)\b/.test(text.slice(last.start, last.end));
  const behind = steps.slice(at + 1, isEnd ? -1 : undefined);
  const [from, to] = [behind[0]?.start, behind.at(-1)?.end];
  return from === undefined || to === undefined ? undefined : text.slice(0, from) + text.slice(to);
}

async function failuresIn(path: string, tree: string, name: string): Promise<Edit[]> {
  const { tests } = await testsOf([{ path, tree }]);
  const found = tests.find(({ test }) => test.name === name);
  return found === undefined ? [] : bendsOf(found, 2);
}
